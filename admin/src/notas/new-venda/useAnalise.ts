import {ApiError, client, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Analise} from './reading/types';

/** A third of the lease's duration, so that one lost heartbeat does not end it. Milliseconds. */
const INTERVAL_MS = 30_000;

/** Releases the lease, even while the window is closing. */
function giveBack(id: number): void {
  void client.delete('/api/nota/{idFoto}/analise', {path: {idFoto: id}, keepalive: true}).catch(() => undefined);
}

/** The lease's holder, if the request was refused because another person has the lease. */
function holderOf(reason: unknown): Analise | undefined {
  if (!(reason instanceof ApiError) || reason.codigo !== 'EM_ANALISE') return undefined;
  return (reason.body['analise'] as Analise | undefined) ?? {por: null, ate: null, minha: false};
}

const isOthers = (analise: Analise | undefined): boolean => analise?.por != null && !analise.minha;

/**
 * Takes the lease of the receipt, renews it while the screen is open and releases it on leaving, so that two people do
 * not work on the same receipt. `seen` is the lease in the fetched receipt, refetched by `lookAgain` while another
 * person holds it. `end` is called once the receipt has been decided, as nothing must be released then.
 */
export function useAnalise(id: number, seen: Analise | undefined, lookAgain: () => void) {
  const [answered, setAnswered] = useState<Analise>();
  const analise = answered ?? seen;
  const decided = useRef(false);
  const minha = useRef(false);

  const keep = (after: Analise): void => {
    minha.current = after.minha;
    setAnswered(after);
  };
  const take = async (assumir: boolean): Promise<void> => {
    try {
      keep(await client.post('/api/nota/{idFoto}/analise', {path: {idFoto: id}, body: assumir ? {assumir} : {}}));
    } catch (reason) {
      const other = holderOf(reason);
      if (other) keep(other);
      // A lost heartbeat is followed by another; if the lease is really lost, the server refuses to score.
      else if (assumir) notify.error(messageOf(reason));
    }
  };
  const beat = useEffectEvent(() => {
    if (decided.current) return;
    if (isOthers(analise)) lookAgain();
    else void take(false);
  });
  const onView = useEffectEvent(() => {
    // The response to this person's own request is newer than the fetched lease, unless it named another holder.
    if (seen && (!answered || isOthers(answered)) && !decided.current) {
      setAnswered(undefined);
      if (!isOthers(seen)) void take(false);
    }
  });
  useEffect(() => onView(), [seen]);
  useEffect(() => {
    decided.current = false;
    const leave = (): void => {
      if (minha.current && !decided.current) giveBack(id);
      minha.current = false;
    };
    const onReturn = (event: PageTransitionEvent): void => {
      if (event.persisted) beat();
    };
    const timer = window.setInterval(() => beat(), INTERVAL_MS);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onReturn);
      leave();
    };
  }, [id]);

  return {
    /** The name of the other person who holds the lease. */
    takenBy: isOthers(analise) ? (analise?.por ?? undefined) : undefined,
    minha: answered?.minha === true,
    takeOver: () => take(true),
    /** Called when a request was refused because another person has taken over the lease. */
    lose: (reason: ApiError) => {
      const other = holderOf(reason);
      if (other) keep(other);
    },
    finish: () => {
      decided.current = true;
    },
  };
}
