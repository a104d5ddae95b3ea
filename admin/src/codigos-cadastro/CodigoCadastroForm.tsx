import type {Schema} from '@clube/api-client';
import {fieldsOf} from '@clube/api-client/fields';
import {codigoCadastroErrors} from '@clube/domain';
import {useGetOne} from 'react-admin';
import {useParams} from 'react-router-dom';
import {DateInput, TextInput} from '../components/inputs/TextInput';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {valuesToSend} from '../components/entity-screens/values';
import {today} from '../components/format/values';
import {useManifest} from '../manifest/context';

type Codigo = Schema<'CodigoCadastro'>;

const FIELDS = fieldsOf('CodigoCadastro');

/** The form of a registration code; an expired one can still be changed in everything but its expiry. */
export default function CodigoCadastroForm() {
  const {name} = useManifest();
  const {id} = useParams();
  const {data: stored} = useGetOne<Codigo>(name, {id: Number(id)}, {enabled: id !== undefined, retry: false});
  return (
    <RecordForm
      created="Código cadastrado com sucesso"
      changed="Código atualizado com sucesso"
      notLoaded="Erro ao carregar o código"
      validate={values =>
        codigoCadastroErrors(valuesToSend(FIELDS, values), {today: today(), stored: stored?.expiraEm})
      }
      toSend={values => valuesToSend(FIELDS, values)}
    >
      <TextInput source="codigo" label="Código" hint="Fica em maiúsculas." upperCase />
      <TextInput source="pontos" label="Pontos" inputMode="numeric" className={formStyles.third} />
      <TextInput source="usos" label="Usos permitidos" inputMode="numeric" className={formStyles.third} />
      <DateInput source="expiraEm" label="Expira em" min={today()} className={formStyles.third} />
    </RecordForm>
  );
}
