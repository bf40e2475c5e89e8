import { createContext, useContext } from "react";

/** What a page that is at a table offers beside the settings, wherever these are: the games' own bars have them, too. */
interface TableTools {
  readonly open: () => void;
  /** Somebody is away, or a vote is open. */
  readonly isAlert: boolean;
}

export const TableToolsContext = createContext<TableTools | undefined>(undefined);

export const useTableTools = () => useContext(TableToolsContext);
