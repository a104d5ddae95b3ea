import {fieldsOf} from '@clube/api-client/fields';
import type {RaRecord} from 'react-admin';
import {useManifest} from '../../manifest/context';
import {EntityField} from '../inputs/EntityField';
import formStyles from '../inputs/Form.module.css';
import {RecordForm} from '../inputs/RecordForm';
import {decimalAsTyped, valuesToSend} from './values';

const WIDTHS = [undefined, undefined, formStyles.half, formStyles.third];

/** The default form of a resource: the inputs that its manifest names, as the entity declares them. */
export default function EntityForm() {
  const {name, one, entityScreens, rest} = useManifest();
  if (!entityScreens || !rest?.entity) throw new Error(`${name} has no entityScreens in its manifest`);
  const fields = fieldsOf(rest.entity);
  const ending = entityScreens.feminine ? 'a' : 'o';
  const done = (what: string): string => `${one} ${what}${ending} com sucesso`;
  const propsOf = (field: string) => ({
    ...(entityScreens.notPast?.includes(field) && {from: 'today' as const}),
    ...(entityScreens.hints?.[field] && {hint: entityScreens.hints[field]}),
  });
  return (
    <RecordForm<RaRecord>
      created={done('cadastrad')}
      changed={entityScreens.changed ?? done('atualizad')}
      notLoaded={`Erro ao carregar dados d${ending} ${one.toLocaleLowerCase('pt-BR')}.`}
      toSend={values => valuesToSend(fields, values)}
      asTyped={record => decimalAsTyped(fields, record)}
      {...(entityScreens.initial && {initial: {...entityScreens.initial}})}
    >
      {entityScreens.fields.map(row =>
        [row]
          .flat()
          .map((field, _, all) => (
            <EntityField key={field} source={field} className={WIDTHS[all.length]} {...propsOf(field)} />
          )),
      )}
    </RecordForm>
  );
}
