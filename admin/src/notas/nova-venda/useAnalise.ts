import {ApiErro, client, mensagemDe} from '@clube/api-client';
import {avisar} from '@clube/ui';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Analise} from './reading/types';

/** A third of what the lease lives for: one lost call does not lose it. */
const A_CADA = 30_000;

/** Gives the lease back even while the window closes. */
function devolver(id: number): void {
  void client.delete('/api/nota/{idFoto}/analise', {path: {idFoto: id}, keepalive: true}).catch(() => undefined);
}

/** Who has it, when the receipt was refused because somebody does. */
function deQuem(motivo: unknown): Analise | undefined {
  if (!(motivo instanceof ApiErro) || motivo.codigo !== 'EM_ANALISE') return undefined;
  return (motivo.corpo['analise'] as Analise | undefined) ?? {por: null, ate: null, minha: false};
}

const ehDeOutro = (analise: Analise | undefined): boolean => analise?.por != null && !analise.minha;

/**
 * Takes the receipt for this person, keeps it while the screen is open and gives it back on leaving, so that two people
 * do not work on the same one. `vista` is what the receipt itself says of who has it, asked for again by `olhar` while
 * it is somebody else. `encerrar` is said once the receipt has been decided: there is nothing to give back then.
 */
export function useAnalise(id: number, vista: Analise | undefined, olhar: () => void) {
  const [dita, setDita] = useState<Analise>();
  const analise = dita ?? vista;
  const encerrada = useRef(false);
  const minha = useRef(false);

  const guardar = (depois: Analise): void => {
    minha.current = depois.minha;
    setDita(depois);
  };
  const tomar = async (assumir: boolean): Promise<void> => {
    try {
      guardar(await client.post('/api/nota/{idFoto}/analise', {path: {idFoto: id}, body: assumir ? {assumir} : {}}));
    } catch (motivo) {
      const outra = deQuem(motivo);
      if (outra) guardar(outra);
      // A heartbeat that is lost is followed by another; scoring is refused by the server if it must be.
      else if (assumir) avisar.erro(mensagemDe(motivo));
    }
  };
  const bater = useEffectEvent(() => {
    if (encerrada.current) return;
    if (ehDeOutro(analise)) olhar();
    else void tomar(false);
  });
  const onView = useEffectEvent(() => {
    // What was said to this person goes before what is seen from outside, unless it was that somebody else has it.
    if (vista && (!dita || ehDeOutro(dita)) && !encerrada.current) {
      setDita(undefined);
      if (!ehDeOutro(vista)) void tomar(false);
    }
  });
  useEffect(() => onView(), [vista]);
  useEffect(() => {
    encerrada.current = false;
    const sair = (): void => {
      if (minha.current && !encerrada.current) devolver(id);
      minha.current = false;
    };
    const voltar = (evento: PageTransitionEvent): void => {
      if (evento.persisted) bater();
    };
    const relogio = window.setInterval(() => bater(), A_CADA);
    window.addEventListener('pagehide', sair);
    window.addEventListener('pageshow', voltar);
    return () => {
      window.clearInterval(relogio);
      window.removeEventListener('pagehide', sair);
      window.removeEventListener('pageshow', voltar);
      sair();
    };
  }, [id]);

  return {
    /** The name of the other person who is at it. */
    deOutro: ehDeOutro(analise) ? (analise?.por ?? undefined) : undefined,
    minha: dita?.minha === true,
    assumir: () => tomar(true),
    /** A call was refused because somebody else has taken it over. */
    perder: (motivo: ApiErro) => {
      const outra = deQuem(motivo);
      if (outra) guardar(outra);
    },
    encerrar: () => {
      encerrada.current = true;
    },
  };
}
