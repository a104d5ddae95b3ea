import {api, cabecalhoSessoes, mensagemDe} from '@clube/api-client';
import {avisar} from '@clube/ui';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {Analise} from './tipos';

/** A third of what the lease lives for: one lost call does not lose it. */
const A_CADA = 30_000;

const caminho = (id: number): string => `/api/nota/${id}/analise`;

/** Gives the lease back even while the window closes. */
function devolver(id: number): void {
  void fetch(caminho(id), {
    method: 'DELETE',
    keepalive: true,
    headers: {Accept: 'application/json', Authorization: cabecalhoSessoes(), 'X-Pagina': window.location.pathname},
  }).catch(() => undefined);
}

/**
 * Takes the receipt for this person, keeps it while the screen is open and gives it back on leaving, so that two people
 * do not work on the same one. `encerrar` is said once the receipt has been decided: there is nothing to give back then.
 */
export function useAnalise(id: number) {
  const [analise, setAnalise] = useState<Analise>();
  const encerrada = useRef(false);
  const minha = useRef(false);

  const tomar = useCallback(
    async (assumir: boolean): Promise<void> => {
      const depois = await api.post<Analise>(caminho(id), assumir ? {assumir} : {});
      minha.current = depois.minha;
      setAnalise(depois);
    },
    [id],
  );
  useEffect(() => {
    let viva = true;
    encerrada.current = false;
    const bater = (): void => {
      // A heartbeat that is lost is followed by another; scoring is refused by the server if it must be.
      if (viva && !encerrada.current) tomar(false).catch(() => undefined);
    };
    const sair = (): void => {
      if (minha.current && !encerrada.current) devolver(id);
      minha.current = false;
    };
    bater();
    const relogio = window.setInterval(bater, A_CADA);
    window.addEventListener('pagehide', sair);
    window.addEventListener('pageshow', bater);
    return () => {
      viva = false;
      window.clearInterval(relogio);
      window.removeEventListener('pagehide', sair);
      window.removeEventListener('pageshow', bater);
      sair();
    };
  }, [id, tomar]);

  const assumir = async (): Promise<void> => {
    try {
      await tomar(true);
    } catch (motivo) {
      avisar.erro(mensagemDe(motivo));
    }
  };
  return {
    /** The name of the other person who is at it. */
    deOutro: analise && !analise.minha ? (analise.por ?? 'outra pessoa') : undefined,
    minha: analise?.minha === true,
    assumir,
    conferir: () => void tomar(false).catch(() => undefined),
    encerrar: () => {
      encerrada.current = true;
    },
  };
}
