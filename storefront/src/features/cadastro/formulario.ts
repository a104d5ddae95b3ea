import {CAMPOS_PINTOR, dataCivil, erroDoCampo, type ErrosCampos, type NomeCampoPintor} from '@clube/domain';
import {comMascara} from '@clube/ui';
import {useRef, useState, type RefObject} from 'react';

export type ValoresCadastro = Partial<Record<NomeCampoPintor, string>> & {
  concordaTermos?: boolean;
  aceitouRegulamento?: boolean;
  cadastroAcheSeuPintor?: boolean;
  facebookId?: string;
  googleAuthId?: string;
};

export const hoje = (): string => dataCivil(new Date());

/** What the rules and the server read: the date as it is shown, everything else as it is held. */
export function comDataEscrita(valores: ValoresCadastro): ValoresCadastro {
  return {...valores, dataNascimento: comMascara(valores.dataNascimento ?? '', 'data')};
}

export interface Formulario {
  ref: RefObject<HTMLFormElement | null>;
  valores: ValoresCadastro;
  erros: ErrosCampos;
  mudar: (mudancas: ValoresCadastro) => void;
  marcarErros: (erros: ErrosCampos) => void;
  /** Marks one field, or clears its mark. A refused value stays and is selected, ready to be typed over. */
  marcar: (campo: string, erro: string | undefined) => void;
  /** Checks one field as one leaves it; an empty one is only asked for at the end. */
  conferir: (campo: NomeCampoPintor) => boolean;
  focar: (campo: string) => void;
}

/** The state of the sign-up form. */
export function useFormulario(inicial: ValoresCadastro): Formulario {
  const ref = useRef<HTMLFormElement>(null);
  const [valores, setValores] = useState(inicial);
  const [erros, setErros] = useState<ErrosCampos>({});

  const focar = (campo: string): void => {
    const elemento = ref.current?.elements.namedItem(campo);
    if (elemento instanceof HTMLElement) elemento.focus();
    if (elemento instanceof HTMLInputElement && elemento.type !== 'checkbox') elemento.select();
  };
  const marcar = (campo: string, erro: string | undefined): void =>
    setErros(({[campo]: _, ...outros}) => (erro ? {...outros, [campo]: erro} : outros));

  return {
    ref,
    valores,
    erros,
    focar,
    marcar,
    marcarErros: novos => {
      setErros(novos);
      const primeiro = Object.keys(novos)[0];
      if (primeiro) focar(primeiro);
    },
    mudar: mudancas => {
      setValores(antes => ({...antes, ...mudancas}));
      for (const campo of Object.keys(mudancas)) marcar(campo, undefined);
    },
    conferir: campo => {
      const valor = comDataEscrita(valores)[campo]?.trim();
      const erro = valor ? erroDoCampo(campo, valor, hoje()) : undefined;
      marcar(campo, erro);
      return Boolean(valor) && !erro;
    },
  };
}

/** Label and length of a field, as the rules know them. */
export function campoPintor(campo: NomeCampoPintor): {rotulo: string; maxLength: number} {
  const {rotulo, maximo} = CAMPOS_PINTOR[campo];
  return {rotulo, maxLength: maximo};
}
