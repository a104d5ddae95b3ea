import {PasswordField} from '@clube/ui';
import {useInput} from 'react-admin';
import {useParams} from 'react-router-dom';
import {fieldsOf} from '@clube/api-client/fields';
import {USUARIO_TAKEN} from '@clube/domain';
import {CheckedField} from '../components/inputs/CheckedField';
import {EntityField} from '../components/inputs/EntityField';
import {errorSentence} from '../components/inputs/error-sentence';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {InviteButton} from '../components/InviteButton';
import {valuesToSend} from '../components/entity-screens/values';

const FIELDS = fieldsOf('UsuarioDoPainel');
const {half} = formStyles;
const CPF_CHECK = {resource: 'usuarios', by: 'cpf', found: USUARIO_TAKEN};

/** The form of a staff user; the server lets only a Smart create or change a Smart. */
export default function AdministradorForm() {
  const {id} = useParams();
  const isNew = id === undefined;
  return (
    <RecordForm
      created="Administrador cadastrado com sucesso"
      changed="Administrador atualizado com sucesso"
      notLoaded="Erro ao carregar administrador"
      toSend={values => valuesToSend(FIELDS, values)}
      actions={!isNew && <InviteButton call="/api/usuarios/{id}/convite" id={Number(id)} />}
    >
      <EntityField<'UsuarioDoPainel'> source="nome" />
      <CheckedField<'UsuarioDoPainel'> source="cpf" className={half} readOnly={!isNew} check={CPF_CHECK} />
      <EntityField<'UsuarioDoPainel'> source="email" className={half} />
      <EntityField<'UsuarioDoPainel'> source="permissao" className={half} />
      {isNew ? <Senha /> : <EntityField<'UsuarioDoPainel'> source="ativo" className={half} />}
    </RecordForm>
  );
}

function Senha() {
  const {field, fieldState} = useInput({source: 'senha', defaultValue: ''});
  return (
    <PasswordField
      label="Senha"
      className={half}
      hint="12 caracteres ou mais. A pessoa troca no próprio perfil."
      autoComplete="new-password"
      error={errorSentence(fieldState.error?.message)}
      name={field.name}
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
