// The yardstick: a room relay with nothing in it. JSON text comes in and goes out to all four of the room.
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { serveUsage } from "./child.ts";

const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });

server.on("connection", (socket, request) => {
  const name = request.url ?? "";
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on("message", (data) => {
    const message = JSON.stringify(JSON.parse(data.toString()));
    for (const member of room) member.send(message);
  });
  socket.on("close", () => room.delete(socket));
});
server.on("listening", () => serveUsage((server.address() as AddressInfo).port));
