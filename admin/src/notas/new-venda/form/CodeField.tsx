import {formatPontosInWords} from '@clube/domain';
import {Field} from '@clube/ui';
import {fieldId} from '../dom';
import type {VendaCodigo} from './lookups';
import styles from '../NewVenda.module.css';
import type {VendaForm} from './useVendaForm';
import {fieldProps} from './field-props';

interface Props {
  form: VendaForm;
  /** The code that the painter sent with the receipt. */
  sent: string | null;
}

const valueText = ({operacao, valor: value}: VendaCodigo): string =>
  operacao === 'ADICIONAR' ? `Soma ${formatPontosInWords(value)}` : `Multiplica por ${value.toLocaleString('pt-BR')}`;

/** The promotional code, with a button that enters the painter's code, and the value of the typed one. */
export function CodeField({form, sent}: Props) {
  const {venda, refs, change, checks} = form;
  const applyCodigo = (): void => {
    if (sent) change({codigoPromocional: sent});
    document.getElementById(fieldId('codigoPromocional'))?.focus();
  };
  return (
    <div className={styles.codigo}>
      <Field
        label="Código promocional"
        optional
        maxLength={60}
        autoCapitalize="characters"
        {...fieldProps(form, 'codigoPromocional')}
        onChange={({target}) => change({codigoPromocional: target.value.toUpperCase()})}
        onBlur={() => void checks.codigo()}
        hint={
          sent && !venda.codigoPromocional ? (
            <>
              O pintor enviou o código {sent}.{' '}
              <button type="button" className={styles.applyCodigo} onClick={applyCodigo}>
                Usar
              </button>
            </>
          ) : (
            refs.codigo && valueText(refs.codigo)
          )
        }
      />
    </div>
  );
}
