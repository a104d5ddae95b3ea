import {fieldsOf} from '@clube/api-client/fields';
import {useParams} from 'react-router-dom';
import {EntityField} from '../components/inputs/EntityField';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {InviteButton} from '../components/InviteButton';
import {valuesToSend} from '../components/entity-screens/values';

const FIELDS = fieldsOf('LoginDoRelatorio');
const {half} = formStyles;

/** A user of a company's reports; an e-mail invites them to choose a password. */
export default function LoginRelatorioForm() {
  const {id} = useParams();
  return (
    <RecordForm
      created="Login cadastrado com sucesso. O convite foi enviado por e-mail."
      changed="Login atualizado com sucesso"
      notLoaded="Erro ao carregar login do relatório"
      toSend={values => valuesToSend(FIELDS, values)}
      actions={id && <InviteButton call="/api/logins-relatorio/{id}/convite" id={Number(id)} />}
    >
      <EntityField<'LoginDoRelatorio'> source="nome" />
      <EntityField<'LoginDoRelatorio'>
        source="cnpj"
        className={half}
        readOnly={id !== undefined}
        hint="Vale para todas as lojas com a mesma raiz (os 8 primeiros caracteres)."
      />
      <EntityField<'LoginDoRelatorio'> source="email" className={half} hint="Recebe o link para criar a senha." />
      {id && <EntityField<'LoginDoRelatorio'> source="ativo" className={half} />}
    </RecordForm>
  );
}
