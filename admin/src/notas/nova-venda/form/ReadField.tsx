import type {Conferencia} from '@clube/ui';
import type {KeyboardEvent, ReactNode} from 'react';
import {conferenciaDoCampo} from '../reading/field-check';
import {CAMPO_LIDO, type CampoPreenchido} from '../reading/fill';
import {useHighlight} from '../photo/highlight';
import type {FieldProps} from './field-props';

interface Props extends FieldProps {
  campo: CampoPreenchido;
  className: string | undefined;
  /** The field, with what is to be said of how it was filled in. */
  children: (conferencia: Conferencia | undefined) => ReactNode;
}

/**
 * A field that the reading fills in: its place in the picture is outlined while it is pointed at or in use, and where its
 * value is in doubt Enter says that it is right.
 */
export function ReadField({campo, className, formulario, avancar, children}: Props) {
  const {venda, tocados, lida, refs, aprovar} = formulario;
  const apontar = useHighlight(lida?.campos[CAMPO_LIDO[campo]]?.lugar);
  const conferencia = conferenciaDoCampo(campo, {lida, venda, tocados, daRevenda: refs.revenda !== undefined});
  const aprovavel = conferencia?.tom === 'duvida' && venda[campo] !== '';
  const onKey = (evento: KeyboardEvent): void => {
    if (!aprovavel || evento.key !== 'Enter' || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    // It leads on to the next question: a key that is held down must not answer that one too.
    if (evento.repeat) return;
    aprovar(campo);
    avancar({campo});
  };
  const porque = aprovavel ? (
    <>
      {conferencia.porque} <kbd>Enter</kbd> se está certo.
    </>
  ) : (
    conferencia?.porque
  );
  return (
    <div role="presentation" className={className} {...apontar} onKeyDown={onKey}>
      {children(conferencia && {...conferencia, porque})}
    </div>
  );
}
