import {useEffect, useState} from 'react';

const CHAVE = 'clube.saldo-visto';
const DURACAO_MS = 900;

function vistoAntes(): number | undefined {
  const texto = sessionStorage.getItem(CHAVE);
  return texto === null ? undefined : Number(texto);
}

/** Counts up to the balance when points have arrived since it was last seen; shows it at once otherwise. */
export function useContagem(saldo: number): number {
  const [mostrado, setMostrado] = useState(() => Math.min(vistoAntes() ?? saldo, saldo));
  useEffect(() => {
    const de = vistoAntes() ?? saldo;
    sessionStorage.setItem(CHAVE, String(saldo));
    const semMovimento = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let quadro = 0;
    let inicio: number | undefined;
    const passo = (instante: number): void => {
      inicio ??= instante;
      const parte = semMovimento || saldo <= de ? 1 : Math.min(1, (instante - inicio) / DURACAO_MS);
      setMostrado(Math.round(saldo - (saldo - de) * (1 - parte) ** 3));
      if (parte < 1) quadro = requestAnimationFrame(passo);
    };
    quadro = requestAnimationFrame(passo);
    return () => cancelAnimationFrame(quadro);
  }, [saldo]);
  return mostrado;
}
