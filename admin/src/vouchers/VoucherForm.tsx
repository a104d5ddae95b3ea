import {CODIGO_PERIOD, CODIGO_RULES, codigoEffectErrors, codigoExpiryErrors, type FieldErrors} from '@clube/domain';
import {RadioGroup} from '@clube/ui';
import {useInput} from 'react-admin';
import {useFormContext} from 'react-hook-form';
import {useParams} from 'react-router-dom';
import {fieldsOf} from '@clube/api-client/fields';
import {EntityField} from '../components/inputs/EntityField';
import {today} from '../components/format/values';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {valuesToSend} from '../components/entity-screens/values';

const FIELDS = fieldsOf('Voucher');
const {half} = formStyles;

/** The choice is the form's own: it is not sent, but it is part of what is unsaved. */
const INITIAL = {validarPorData: 'nao'};

const toSend = (values: Readonly<Record<string, unknown>>) => valuesToSend(FIELDS, values);

/** Of a stored voucher only the end changes, which then has the error of the period. */
const check = (values: Readonly<Record<string, unknown>>, isNew: boolean): FieldErrors => ({
  ...codigoEffectErrors(toSend(values)),
  ...(!CODIGO_PERIOD.holds(values) && {[isNew ? CODIGO_PERIOD.field : 'expiraEm']: CODIGO_PERIOD.message}),
  ...(values.validarPorData === 'sim' && !values.expiraEm && {expiraEm: CODIGO_RULES.noExpiry}),
  ...codigoExpiryErrors(values, today()),
});

/**
 * The form of a voucher; its dates are shown only if it is valid between two dates (3-panel-processing, 2). Once stored,
 * only its end can change: another one is a change of what painters were promised.
 */
export default function VoucherForm() {
  const isNew = useParams().id === undefined;
  return (
    <RecordForm
      created="Voucher cadastrado com sucesso"
      changed="Voucher atualizado com sucesso"
      notLoaded="Erro ao carregar voucher"
      validate={check}
      toSend={toSend}
      initial={INITIAL}
    >
      <EntityField<'Voucher'> source="voucher" {...(isNew && {hint: 'Fica em maiúsculas.'})} readOnly={!isNew} />
      <EntityField<'Voucher'> source="operacao" className={half} readOnly={!isNew} />
      <EntityField<'Voucher'> source="valor" className={half} readOnly={!isNew} />
      {isNew ? (
        <Days />
      ) : (
        <>
          <EntityField<'Voucher'> source="iniciaEm" className={half} readOnly />
          <EntityField<'Voucher'>
            source="expiraEm"
            className={half}
            from="today"
            hint="O último dia em que vale; sem data vale sempre."
          />
        </>
      )}
    </RecordForm>
  );
}

function Days() {
  const {field} = useInput({source: 'validarPorData'});
  const {setValue} = useFormContext();
  const dated = field.value === 'sim';
  const choose = (value: string): void => {
    field.onChange(value);
    if (value === 'nao') for (const day of ['iniciaEm', 'expiraEm']) setValue(day, null, {shouldDirty: true});
  };
  return (
    <>
      <RadioGroup
        label="Validar por data"
        name="validarPorData"
        value={dated ? 'sim' : 'nao'}
        onValueChange={choose}
        options={[
          {value: 'nao', text: 'Não'},
          {value: 'sim', text: 'Sim'},
        ]}
      />
      {dated && <EntityField<'Voucher'> source="iniciaEm" className={half} />}
      {dated && <EntityField<'Voucher'> source="expiraEm" className={half} from="today" />}
    </>
  );
}
