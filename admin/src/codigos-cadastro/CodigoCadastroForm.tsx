import {textoDe} from '@clube/domain';
import {EntradaData, EntradaTexto} from '../components/entradas/EntradaTexto';
import grade from '../components/entradas/Formulario.module.css';
import {RecordForm} from '../components/entradas/RecordForm';
import {hoje} from '../components/formatos';

type Values = Readonly<Record<string, unknown>>;

const toSend = (values: Values) => ({...values, codigo: textoDe(values.codigo).toUpperCase()});

export default function CodigoCadastroForm() {
  return (
    <RecordForm
      created="Código cadastrado com sucesso"
      changed="Código atualizado com sucesso"
      notLoaded="Erro ao carregar o código"
      toSend={toSend}
    >
      <EntradaTexto source="codigo" rotulo="Código" dica="Fica em maiúsculas." upperCase />
      <EntradaTexto source="pontos" rotulo="Pontos" inputMode="numeric" className={grade.terco} />
      <EntradaTexto source="usos" rotulo="Usos permitidos" inputMode="numeric" className={grade.terco} />
      <EntradaData source="expiraEm" rotulo="Expira em" min={hoje()} className={grade.terco} />
    </RecordForm>
  );
}
