import {writableFields} from '@clube/api-client';
import {fieldsOf} from '@clube/api-client/fields';
import type {RaRecord} from 'react-admin';
import {useParams} from 'react-router-dom';
import {useManifest} from '../../manifest/context';
import {CheckedField} from '../inputs/CheckedField';
import {EntityField} from '../inputs/EntityField';
import formStyles from '../inputs/Form.module.css';
import {RecordForm} from '../inputs/RecordForm';
import {decimalAsTyped, valuesToSend} from './values';

const WIDTHS = [undefined, undefined, formStyles.half, formStyles.third];

/**
 * The default form of a resource: the inputs that its manifest names, as the entity declares them. What only a new row
 * takes is shown in the form of a stored one, without being changed.
 */
export default function EntityForm() {
  const {name, one, entityScreens, rest} = useManifest();
  if (!entityScreens || !rest?.entity) throw new Error(`${name} has no entityScreens in its manifest`);
  const fields = fieldsOf(rest.entity);
  const ending = entityScreens.feminine ? 'a' : 'o';
  const done = (what: string): string => `${one} ${what}${ending} com sucesso`;
  const {notPast, hints = {}, lookups = {}, checks = {}} = entityScreens;
  const isNew = useParams().id === undefined;
  const changeable = writableFields(rest.entity, 'Mudanca');
  const inputOf = (source: string, className: string | undefined) => {
    const [hint, lookup, check] = [hints[source], lookups[source], checks[source]];
    const from = notPast?.includes(source) && ({from: 'today'} as const);
    const readOnly = !isNew && !changeable.includes(source);
    const props = {source, className, readOnly, ...from, ...(hint && {hint}), ...(lookup && {lookup})};
    return check ? <CheckedField key={source} check={check} {...props} /> : <EntityField key={source} {...props} />;
  };
  return (
    <RecordForm<RaRecord>
      created={done('cadastrad')}
      changed={entityScreens.changed ?? done('atualizad')}
      notLoaded={`Erro ao carregar dados d${ending} ${one.toLocaleLowerCase('pt-BR')}.`}
      toSend={values => valuesToSend(fields, values)}
      asTyped={record => decimalAsTyped(fields, record)}
      {...(entityScreens.initial && {initial: {...entityScreens.initial}})}
    >
      {entityScreens.fields.map(row => [row].flat().map((field, _, all) => inputOf(field, WIDTHS[all.length])))}
    </RecordForm>
  );
}
