import {ApiError, messageOf} from '@clube/api-client';
import {formatPontos} from '@clube/domain';
import {Field, notify} from '@clube/ui';
import {useState} from 'react';
import {validateCodigo} from './api';

interface Props {
  value: string;
  onValueChange: (value: string) => void;
}

/** An optional code, checked as one leaves the field; the server has the last word when the receipt is sent. */
export function CodigoField({value, onValueChange}: Props) {
  // The queue comes back a moment later: shown from there alone, a quick letter would be lost and the caret would jump.
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const [error, setError] = useState<string>();
  const [effect, setEffect] = useState<string>();
  const check = async (): Promise<void> => {
    if (!shown.trim()) return;
    try {
      const codigo = await validateCodigo(shown.trim());
      setEffect(
        codigo.operacao === 'ADICIONAR'
          ? `Este código soma ${formatPontos(codigo.valor)} pontos.`
          : `Este código multiplica os pontos da nota por ${codigo.valor}.`,
      );
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 0) return;
      setError(messageOf(reason));
      notify.error(messageOf(reason));
    }
  };
  return (
    <Field
      label="Código promocional"
      name="codigoPromocional"
      optional
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={60}
      value={shown}
      error={error}
      hint={effect}
      onFocus={event => {
        if (error) event.target.select();
      }}
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
