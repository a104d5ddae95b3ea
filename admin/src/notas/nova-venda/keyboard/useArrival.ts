import {useEffect, useEffectEvent, useRef} from 'react';
import type {NotaLida} from '../reading/types';
import {ID_RESUMO} from './useDoubts';
import type {SaleForm} from '../form/useSaleForm';

/** Milliseconds after the next receipt was filled in which a key was still meant for the one decided before. */
const OLHADA = 700;

interface Chegada {
  formulario: SaleForm;
  leitura: {lida: NotaLida | undefined; erro: Error | null};
  /** The receipt before was decided a moment ago. */
  seguida: boolean;
  /** Leads to where the work begins. */
  comecar: () => void;
}

/** What happens by itself once a receipt is shown: it is looked up, filled in, and the focus goes to the work. */
export function useArrival({formulario, leitura, seguida, comecar}: Chegada) {
  const {lida} = formulario;
  const vistaDesde = useRef(Infinity);
  const respondeu = lida !== undefined || leitura.erro !== null;

  const onArrive = useEffectEvent(() => {
    void formulario.conferir.cpf();
    void formulario.conferir.codigo();
  });
  useEffect(() => onArrive(), []);
  const onRead = useEffectEvent(() => leitura.lida && formulario.receber(leitura.lida));
  useEffect(() => onRead(), [leitura.lida]);
  const onFill = useEffectEvent(() => {
    if (!respondeu) return;
    vistaDesde.current = Math.min(vistaDesde.current, performance.now());
    // Said beside the field; a message for what nobody has typed would cover the points.
    void formulario.conferir.cnpj(true).then(() => {
      // Nobody is taken out of a field; who has just arrived, or waits for the outcome, is led to the first question.
      const aqui = document.activeElement;
      if (aqui === document.body || aqui?.id === ID_RESUMO) comecar();
    });
  });
  useEffect(() => onFill(), [lida, respondeu]);
  return {
    respondeu,
    /** Nobody can have looked at it yet: a second press of the key that scored the one before does not score this one. */
    recemAberta: (): boolean => seguida && performance.now() - vistaDesde.current < OLHADA,
  };
}
