import type {ComponentProps} from 'react';
import {Moldura, type PropsMoldura} from './Moldura';

type Nativas<T extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<T>, 'className'>;

/** A line of text. */
export function Campo({
  rotulo,
  erro,
  dica,
  opcional,
  className,
  id,
  conferencia,
  ...resto
}: PropsMoldura & Nativas<'input'>) {
  return (
    <Moldura {...{rotulo, erro, dica, id, className, conferencia}} opcional={opcional ?? false}>
      {ligacao => <input {...resto} {...ligacao} />}
    </Moldura>
  );
}

interface PropsSelecao extends PropsMoldura, Nativas<'select'> {
  opcoes: readonly {valor: string; texto: string}[];
  /** The entry that stands for no choice. */
  vazio?: string;
}

/** One of a list, by the system's own control: nothing is easier on a phone. */
export function CampoSelecao({
  rotulo,
  erro,
  dica,
  opcional,
  className,
  id,
  conferencia,
  opcoes,
  vazio,
  ...resto
}: PropsSelecao) {
  return (
    <Moldura {...{rotulo, erro, dica, id, className, conferencia}} opcional={opcional ?? false}>
      {ligacao => (
        <select {...resto} {...ligacao}>
          {vazio !== undefined && <option value="">{vazio}</option>}
          {opcoes.map(opcao => (
            <option key={opcao.valor} value={opcao.valor}>
              {opcao.texto}
            </option>
          ))}
        </select>
      )}
    </Moldura>
  );
}

/** Several lines of text. */
export function CampoTexto({
  rotulo,
  erro,
  dica,
  opcional,
  className,
  id,
  conferencia,
  ...resto
}: PropsMoldura & Nativas<'textarea'>) {
  return (
    <Moldura {...{rotulo, erro, dica, id, className, conferencia}} opcional={opcional ?? false}>
      {ligacao => <textarea {...resto} {...ligacao} />}
    </Moldura>
  );
}
