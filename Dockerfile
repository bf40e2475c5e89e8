# Build: everything, to make the client.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Run: what the server needs, as a user without rights.
FROM node:24-slim
ENV NODE_ENV=production PORT=2567 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund && npm cache clean --force \
 && mkdir /data && chown node:node /data
COPY shared ./shared
COPY server ./server
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A large nursery: under load it is collected less often, and less of it has to be moved.
CMD ["node", "--max-semi-space-size=32", "server/main.ts"]
