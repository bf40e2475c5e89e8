import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { Lobby } from "./lobby/lobby.tsx";
import { Breakage } from "./ui/breakage.tsx";
import { Toasts } from "./ui/toast.tsx";
import { Waiting } from "./ui/waiting.tsx";

const TablePage = lazy(() => import("./table/tablePage.tsx"));

export function App() {
  return (
    <Breakage>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/" component={Lobby} />
          <Route path="/t/:code">{({ code }) => <TablePage key={code} code={code.toUpperCase()} />}</Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </Suspense>
      <Toasts />
    </Breakage>
  );
}
