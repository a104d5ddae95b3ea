import {fieldsOf} from '@clube/api-client/fields';
import type {RaRecord} from 'react-admin';
import {useManifest} from '../../manifest/context';
import {EntityField} from '../inputs/EntityField';
import formStyles from '../inputs/Form.module.css';
import {RecordForm} from '../inputs/RecordForm';
import {decimalAsTyped, valuesToSend} from './values';

const WIDTHS = [undefined, undefined, formStyles.half, formStyles.third];

/** The form of a plain registration: the inputs that the manifest names, as the entity declares them. */
export default function PlainForm() {
  const {name, one, plain, rest} = useManifest();
  if (!plain || !rest?.entity) throw new Error(`${name} is no plain registration`);
  const fields = fieldsOf(rest.entity);
  const ending = plain.feminine ? 'a' : 'o';
  const done = (what: string): string => `${one} ${what}${ending} com sucesso`;
  const more = (field: string) => ({
    ...(plain.notPast?.includes(field) && {from: 'today' as const}),
    ...(plain.hints?.[field] && {hint: plain.hints[field]}),
  });
  return (
    <RecordForm<RaRecord>
      created={done('cadastrad')}
      changed={plain.changed ?? done('atualizad')}
      notLoaded={`Erro ao carregar dados d${ending} ${one.toLocaleLowerCase('pt-BR')}.`}
      toSend={values => valuesToSend(fields, values)}
      asTyped={record => decimalAsTyped(fields, record)}
      {...(plain.initial && {initial: {...plain.initial}})}
    >
      {plain.fields.map(row =>
        [row]
          .flat()
          .map((field, _, all) => (
            <EntityField key={field} source={field} className={WIDTHS[all.length]} {...more(field)} />
          )),
      )}
    </RecordForm>
  );
}
