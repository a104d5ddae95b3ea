import {CODIGO_PERIOD, codigoEffectErrors, codigoExpiryErrors, type FieldErrors} from '@clube/domain';
import {RadioGroup} from '@clube/ui';
import {useState} from 'react';
import {useFormContext} from 'react-hook-form';
import {fieldsOf} from '@clube/api-client/fields';
import {EntityField} from '../components/inputs/EntityField';
import {today} from '../components/format/values';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {valuesToSend} from '../components/entity-screens/values';

const FIELDS = fieldsOf('Voucher');
const {half} = formStyles;

const toSend = (values: Readonly<Record<string, unknown>>) => valuesToSend(FIELDS, values);

const check = (values: Readonly<Record<string, unknown>>): FieldErrors => ({
  ...codigoEffectErrors(toSend(values)),
  ...(!CODIGO_PERIOD.holds(values) && {[CODIGO_PERIOD.field]: CODIGO_PERIOD.message}),
  ...codigoExpiryErrors(values, today()),
});

/** The form of a voucher; its dates are shown only if it is valid between two dates (3-panel-processing, 2). */
export default function VoucherForm() {
  return (
    <RecordForm
      created="Voucher cadastrado com sucesso"
      changed="Voucher atualizado com sucesso"
      notLoaded="Erro ao carregar voucher"
      validate={check}
      toSend={toSend}
    >
      <EntityField<'Voucher'> source="voucher" hint="Fica em maiúsculas." />
      <EntityField<'Voucher'> source="operacao" className={half} />
      <EntityField<'Voucher'> source="valor" className={half} />
      <Days />
    </RecordForm>
  );
}

function Days() {
  const [dated, setDated] = useState(false);
  const {setValue} = useFormContext();
  const choose = (value: string): void => {
    setDated(value === 'sim');
    if (value === 'nao') for (const day of ['iniciaEm', 'expiraEm']) setValue(day, null);
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
