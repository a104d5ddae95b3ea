import {textOf} from '@clube/domain';
import {DateInput, TextInput} from '../components/inputs/TextInput';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {today} from '../components/format/values';

type Values = Readonly<Record<string, unknown>>;

const toSend = (values: Values) => ({...values, codigo: textOf(values.codigo).toUpperCase()});

export default function CodigoCadastroForm() {
  return (
    <RecordForm
      created="Código cadastrado com sucesso"
      changed="Código atualizado com sucesso"
      notLoaded="Erro ao carregar o código"
      toSend={toSend}
    >
      <TextInput source="codigo" label="Código" hint="Fica em maiúsculas." upperCase />
      <TextInput source="pontos" label="Pontos" inputMode="numeric" className={formStyles.third} />
      <TextInput source="usos" label="Usos permitidos" inputMode="numeric" className={formStyles.third} />
      <DateInput source="expiraEm" label="Expira em" min={today()} className={formStyles.third} />
    </RecordForm>
  );
}
