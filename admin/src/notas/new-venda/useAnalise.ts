import {ApiError, client, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Analise} from './reading/types';

/** A third of the lease's duration: one lost call does not lose it. */
const INTERVAL_MS = 30_000;

/** Gives the lease back even while the window closes. */
function giveBack(id: number): void {
  void client.delete('/api/nota/{idFoto}/analise', {path: {idFoto: id}, keepalive: true}).catch(() => undefined);
}

/** Who has it, when the receipt was refused because somebody does. */
function holderOf(reason: unknown): Analise | undefined {
  if (!(reason instanceof ApiError) || reason.codigo !== 'EM_ANALISE') return undefined;
  return (reason.body['analise'] as Analise | undefined) ?? {por: null, ate: null, minha: false};
}

const isOthers = (analise: Analise | undefined): boolean => analise?.por != null && !analise.minha;

/**
 * Takes the receipt for this person, keeps it while the screen is open and gives it back on leaving, so that two people do not work
 * on the same one. `seen` is what the receipt itself says of who has it, refetched by `lookAgain` while it is somebody else. `end`
 * is called once the receipt has been decided: there is nothing to give back then.
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
      // A heartbeat that is lost is followed by another; scoring is refused by the server if it must be.
      else if (assumir) notify.error(messageOf(reason));
    }
  };
  const beat = useEffectEvent(() => {
    if (decided.current) return;
    if (isOthers(analise)) lookAgain();
    else void take(false);
  });
  const onView = useEffectEvent(() => {
    // What was said to this person goes before what is seen from outside, unless it was that somebody else has it.
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
    /** The name of the other person who is at it. */
    takenBy: isOthers(analise) ? (analise?.por ?? undefined) : undefined,
    minha: answered?.minha === true,
    takeOver: () => take(true),
    /** A call was refused because somebody else has taken it over. */
    lose: (reason: ApiError) => {
      const other = holderOf(reason);
      if (other) keep(other);
    },
    finish: () => {
      decided.current = true;
    },
  };
}
