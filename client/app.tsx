import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { Lobby } from "./lobby/lobby.tsx";
import { Breakage } from "./ui/breakage.tsx";
import { Toasts } from "./ui/toast.tsx";
import { Waiting } from "./ui/waiting.tsx";

const TablePage = lazy(() => import("./table/tablePage.tsx"));
const ReplayPage = lazy(() => import("./replay/replayPage.tsx"));
const BookPage = lazy(() => import("./book/bookPage.tsx"));
const StatusPage = lazy(() => import("./status/statusPage.tsx"));
const LearnPage = lazy(() => import("./learn/learnPage.tsx"));

export function App() {
  return (
    <Breakage>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/" component={Lobby} />
          <Route path="/t/:code">{({ code }) => <TablePage key={code} code={code.toUpperCase()} />}</Route>
          <Route path="/r/:key">{({ key }) => <ReplayPage key={key} matchKey={key} />}</Route>
          <Route path="/status" component={StatusPage} />
          <Route path="/book" component={BookPage} />
          <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </Suspense>
      <Toasts />
    </Breakage>
  );
}
