import {useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject} from 'react';
import {MASCARAS, comMascara, semMascara, type TipoMascara} from './mascaras';

interface Ligacao {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (evento: ChangeEvent<HTMLInputElement>) => void;
}

/** Where the caret belongs so that the same characters of the bare value stand before it. */
function posicaoDepoisDe(caracteres: number, mostrado: string, tipo: TipoMascara): number {
  for (let posicao = 0; posicao <= mostrado.length; posicao++) {
    if (semMascara(mostrado.slice(0, posicao), tipo).length >= caracteres) return posicao;
  }
  return mostrado.length;
}

/**
 * A mask over a controlled field. Ours, because the libraries at hand follow the caret with timers and then drop
 * characters that come in one burst: a paste, a password manager, a fast scanner.
 */
export function useMascara(tipo: TipoMascara, valor: string, onValueChange: (valor: string) => void): Ligacao {
  const ref = useRef<HTMLInputElement>(null);
  const antesDoCursor = useRef<number | null>(null);
  const [, desenharDeNovo] = useState(0);
  const mostrado = comMascara(valor, tipo);
  const limite = MASCARAS[tipo].molde.replace(/[^_A]/g, '').length;

  useLayoutEffect(() => {
    const campo = ref.current;
    if (antesDoCursor.current === null || document.activeElement !== campo) return;
    const posicao = posicaoDepoisDe(antesDoCursor.current, mostrado, tipo);
    campo?.setSelectionRange(posicao, posicao);
    antesDoCursor.current = null;
  });

  return {
    ref,
    value: mostrado,
    onChange: ({target}) => {
      const cursor = target.selectionStart ?? target.value.length;
      antesDoCursor.current = semMascara(target.value.slice(0, cursor), tipo).length;
      // A refused character changes no value, yet the caret has to stay where it was.
      desenharDeNovo(vez => vez + 1);
      onValueChange(semMascara(target.value, tipo).slice(0, limite));
    },
  };
}
