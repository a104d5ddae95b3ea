import {useMemo} from 'react';
import type {RaRecord} from 'react-admin';
import {useNavigate} from 'react-router-dom';

/** Opens a row; in a new tab if that was requested and the row has a path. */
export type Opening<L> = (row: L, inTab: boolean) => void;

/** What a click on a row does: opens a path, or calls a function of this screen. */
export type Opens<L> = (row: L) => string | (() => void) | undefined;

export function useOpening<L extends RaRecord>(opens: Opens<L> | undefined): Opening<L> | undefined {
  const navigate = useNavigate();
  return useMemo(
    () =>
      opens &&
      ((row, inTab) => {
        const target = opens(row);
        if (typeof target === 'function') target();
        else if (target && inTab) window.open(target, '_blank', 'noopener');
        else if (target) void navigate(target);
      }),
    [opens, navigate],
  );
}
