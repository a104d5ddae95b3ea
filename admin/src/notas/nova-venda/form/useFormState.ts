import {avisar} from '@clube/ui';
import {useCallback, useState} from 'react';
import {apontar} from '../dom';
import {comAchado, comDigitado, comLeitura, type Formulario} from './values';
import type {Itens} from '../reading/lines';
import type {NotaLida} from '../reading/types';
import {withoutStale, type Referencias} from './references';
import type {CampoVenda, ErrosVenda, VendaEmEdicao} from '../venda';

/** The values of the form, what was looked up for them, what is wrong with them. A change forgets what it makes untrue. */
export function useFormState(inicial: () => Formulario) {
  const [formulario, setFormulario] = useState(inicial);
  const [refs, setRefs] = useState<Referencias>({});
  const [erros, setErros] = useState<ErrosVenda>({});

  const esquecer = useCallback((campos: readonly string[]): void => {
    const mudaram = new Set(campos);
    setErros(antes => Object.fromEntries(Object.entries(antes).filter(([campo]) => !mudaram.has(campo))));
    setRefs(antes => withoutStale(mudaram, antes));
  }, []);
  const mudarItens = useCallback(
    (troca: (antes: Itens) => Itens): void => {
      setFormulario(antes => comDigitado(antes, troca(antes.venda)));
      esquecer(['itens', 'ignoradas']);
    },
    [esquecer],
  );
  return {
    formulario,
    refs,
    erros,
    setErros,
    /** `refeito` names a field that was refused together with what is changed. */
    mudar: (parte: Partial<VendaEmEdicao>, refeito?: CampoVenda): void => {
      setFormulario(antes => comDigitado(antes, parte));
      esquecer([...Object.keys(parte), ...(refeito ? [refeito] : [])]);
    },
    /** Always the same function, so that of a long receipt only the rows that changed are drawn again. */
    mudarItens,
    /** Values that a look-up has found. */
    achar: (parte: Partial<VendaEmEdicao>): void => {
      setFormulario(antes => comAchado(antes, parte));
      esquecer(Object.keys(parte));
    },
    /** A person has looked at a value and found it right. */
    aprovar: (campo: CampoVenda): void =>
      setFormulario(antes => ({...antes, tocados: new Set([...antes.tocados, campo])})),
    receber: (nova: NotaLida): void => {
      const {venda} = formulario;
      const depois = comLeitura(formulario, nova, refs.revenda?.cnpj);
      const campos = Object.keys(depois.venda) as (keyof VendaEmEdicao)[];
      setFormulario(depois);
      esquecer(campos.filter(campo => depois.venda[campo] !== venda[campo]));
    },
    lembrar: (achada: Referencias): void => setRefs(antes => ({...antes, ...achada})),
    /** In silence for what nobody has typed: said beside the field, without a message over the next thing to look at. */
    recusar: (campo: CampoVenda, mensagem: string, outros: ErrosVenda = {}, emSilencio = false): void => {
      setErros(antes => ({...antes, [campo]: mensagem, ...outros}));
      if (emSilencio) return;
      avisar.erro(mensagem);
      apontar(campo);
    },
  };
}

export type FormState = ReturnType<typeof useFormState>;
