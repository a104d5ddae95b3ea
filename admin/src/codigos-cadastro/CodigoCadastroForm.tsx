import {fieldsOf} from '@clube/api-client/fields';
import {DateInput, TextInput} from '../components/inputs/TextInput';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {valuesToSend} from '../components/entity-screens/values';
import {today} from '../components/format/values';

const FIELDS = fieldsOf('CodigoCadastro');

export default function CodigoCadastroForm() {
  return (
    <RecordForm
      created="Código cadastrado com sucesso"
      changed="Código atualizado com sucesso"
      notLoaded="Erro ao carregar o código"
      toSend={values => valuesToSend(FIELDS, values)}
    >
      <TextInput source="codigo" label="Código" hint="Fica em maiúsculas." upperCase />
      <TextInput source="pontos" label="Pontos" inputMode="numeric" className={formStyles.third} />
      <TextInput source="usos" label="Usos permitidos" inputMode="numeric" className={formStyles.third} />
      <DateInput source="expiraEm" label="Expira em" min={today()} className={formStyles.third} />
    </RecordForm>
  );
}
