import {ApiError, messageOf} from '@clube/api-client';
import {CODIGO_OF_TRAINING, formatPontosInWords} from '@clube/domain';
import {Field, selectRefused} from '@clube/ui';
import {useRef, useState} from 'react';
import {validateCodigo, type CodigoEffect} from './api';

interface Props {
  value: string;
  onValueChange: (value: string) => void;
}

/** The value of a code, looked up before sending. */
const effectOf = ({operacao, valor}: CodigoEffect): string =>
  operacao === 'ADICIONAR'
    ? `Este código soma ${formatPontosInWords(valor)}.`
    : `Este código multiplica os pontos da nota por ${valor.toLocaleString('pt-BR')}.`;

/** An optional code, validated on blur; the server validates it again when the receipt is sent. */
export function CodigoField({value, onValueChange}: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The queue's state is updated asynchronously: used as the input's value, it would lose quick keystrokes and move the
  // caret.
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const [error, setError] = useState<string>();
  const [effect, setEffect] = useState<string>();
  const check = async (): Promise<void> => {
    const checked = shown.trim();
    if (!checked || error) return;
    const ifUnchanged = (update: () => void): void => {
      // Another code may have been typed meanwhile.
      if (input.current?.value.trim() === checked) update();
    };
    try {
      const codigo = await validateCodigo(checked);
      ifUnchanged(() => (codigo.treinamento ? setError(CODIGO_OF_TRAINING) : setEffect(effectOf(codigo))));
    } catch (reason) {
      if (reason instanceof ApiError && reason.status !== 0) ifUnchanged(() => setError(messageOf(reason)));
    }
  };
  return (
    <Field
      ref={input}
      label="Código promocional"
      name="codigoPromocional"
      optional
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={60}
      value={shown}
      error={error}
      hint={effect}
      onFocus={selectRefused}
      onBlur={() => void check()}
      onChange={event => {
        setError(undefined);
        setEffect(undefined);
        const next = event.target.value.toUpperCase();
        setTyped(next);
        onValueChange(next);
      }}
    />
  );
}
