import {client} from '@clube/api-client';
import {UF_CODES} from '@clube/domain';
import {Field, SelectField} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import formStyles from '../components/inputs/Form.module.css';
import type {PushValues} from './form';

const STATES = UF_CODES.map(value => ({value, text: value}));
const ACCOUNTS = [
  {value: '0', text: 'Só pessoas'},
  {value: '1', text: 'Só empresas'},
];

interface Input {
  value: string;
  error: string | undefined;
  onChange: (event: {target: {value: string}}) => void;
}

interface Props {
  inputProps: (field: Exclude<keyof PushValues, 'agendarPara'>) => Input;
}

/** The recipients of a push notification: everyone, or those who meet all conditions. */
export function AudienceFields({inputProps}: Props) {
  const {data} = useQuery({
    queryKey: ['cluster', 'names'],
    queryFn: async ({signal}) => (await client.list('/api/cluster', {query: {limite: 100}, signal})).rows,
  });
  const levels = (data ?? []).map(({id, nome}) => ({value: String(id), text: nome}));
  return (
    <>
      <SelectField
        className={formStyles.half}
        label="Nível"
        options={levels}
        empty="Todos os níveis"
        {...inputProps('nivel')}
      />
      <SelectField
        className={formStyles.half}
        label="Estado"
        options={STATES}
        empty="Todos os estados"
        {...inputProps('estado')}
      />
      <Field
        className={formStyles.half}
        label="Dias sem pontuar"
        optional
        inputMode="numeric"
        maxLength={4}
        hint="Só quem não pontua há tantos dias ou mais."
        {...inputProps('diasSemPontuar')}
      />
      <SelectField
        className={formStyles.half}
        label="Tipo de conta"
        options={ACCOUNTS}
        empty="Pessoas e empresas"
        {...inputProps('isCompany')}
      />
    </>
  );
}
