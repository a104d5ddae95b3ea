import {NEW_VENDA_FIELDS, TIPO_FISCAL_LABELS, digitsOnly} from '@clube/domain';
import {Field, MaskedField, SelectField} from '@clube/ui';
import styles from '../NewVenda.module.css';
import {ReadField} from './ReadField';
import {fieldProps, maskedFieldProps, type FieldProps} from './field-props';

const TYPE_OPTIONS = Object.entries(TIPO_FISCAL_LABELS).map(([value, text]) => ({value, text}));

/**
 * Type, number and date of the document. Type and number are refused together, so changing either clears both errors.
 */
export function DocumentFields({form, advance}: FieldProps) {
  const {change, checks} = form;
  const common = {form, advance, className: styles.c5};
  return (
    <>
      <ReadField field="tipoFiscal" {...common}>
        {check => (
          <SelectField
            check={check}
            label={NEW_VENDA_FIELDS.tipoFiscal}
            options={TYPE_OPTIONS}
            empty="Selecione"
            {...fieldProps(form, 'tipoFiscal')}
            onChange={({target}) => {
              change({tipoFiscal: target.value}, 'identificador');
              void checks.numero(target.value);
            }}
          />
        )}
      </ReadField>
      <ReadField field="identificador" {...common}>
        {check => (
          <Field
            check={check}
            label={NEW_VENDA_FIELDS.identificador}
            inputMode="numeric"
            maxLength={15}
            {...fieldProps(form, 'identificador')}
            onChange={({target}) => change({identificador: digitsOnly(target.value)}, 'tipoFiscal')}
            onBlur={() => void checks.numero()}
          />
        )}
      </ReadField>
      <ReadField field="realizadoEm" {...common}>
        {check => (
          <MaskedField
            check={check}
            label={NEW_VENDA_FIELDS.realizadoEm}
            kind="data"
            onBlur={checks.data}
            {...maskedFieldProps(form, 'realizadoEm')}
          />
        )}
      </ReadField>
    </>
  );
}
