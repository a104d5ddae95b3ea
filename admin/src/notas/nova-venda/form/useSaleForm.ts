import {useEffect, useRef, useState} from 'react';
import {useUsuario} from '../../../providers/sessao';
import type {Pendente} from '../../tipos';
import {fieldChecks} from './field-checks';
import {apagarRascunho, buscarRascunho, guardarRascunho, comRascunho, escreverRascunho} from '../deciding/draft';
import {useFormState} from './useFormState';
import {vendaInicial} from '../venda';

/** The new-sale form of a receipt. What a person does to it is kept on the device until the receipt is decided. */
export function useSaleForm(nota: Pendente) {
  const {cpf: eu} = useUsuario();
  const [guardado] = useState(() => buscarRascunho(nota.id, eu, Date.now()));
  const estado = useFormState(() => comRascunho(vendaInicial(nota), guardado));
  const {formulario, refs, erros, setErros, mudar, mudarItens, aprovar, receber} = estado;
  const encerrada = useRef(false);
  useEffect(() => {
    if (encerrada.current) return;
    const texto = escreverRascunho(formulario, eu, Date.now());
    if (texto) guardarRascunho(nota.id, texto);
  }, [formulario, eu, nota.id]);
  return {
    venda: formulario.venda,
    tocados: formulario.tocados,
    /** The reading that the form was filled from. */
    lida: formulario.lida,
    /** When the work was left that the form goes on with. */
    retomadoDe: guardado && new Date(guardado.em),
    refs,
    erros,
    setErros,
    mudar,
    mudarItens,
    aprovar,
    receber,
    conferir: fieldChecks(estado),
    /** The receipt was decided: nothing is left to go on with. */
    encerrar: (): void => {
      encerrada.current = true;
      apagarRascunho(nota.id);
    },
  };
}

export type SaleForm = ReturnType<typeof useSaleForm>;
