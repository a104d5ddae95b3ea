import {PasswordField} from '@clube/ui';
import {useInput} from 'react-admin';
import {useParams} from 'react-router-dom';
import {fieldsOf} from '@clube/api-client/fields';
import {SMART, USUARIO_TAKEN, mayGrantPermissao} from '@clube/domain';
import {CheckedField} from '../components/inputs/CheckedField';
import {EntityField} from '../components/inputs/EntityField';
import {errorSentence} from '../components/inputs/error-sentence';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {InviteButton} from '../components/InviteButton';
import {valuesToSend} from '../components/entity-screens/values';
import {useUsuario} from '../providers/session';

const FIELDS = fieldsOf('UsuarioDoPainel');
const {half} = formStyles;
const CPF_CHECK = {resource: 'usuarios', by: 'cpf', found: USUARIO_TAKEN};

/** The form of a staff user; only a Smart creates a Smart, and nobody changes their own access. */
export default function AdministradorForm() {
  const {id} = useParams();
  const isNew = id === undefined;
  const by = useUsuario();
  const isOwn = Number(id) === by.id;
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
      <EntityField<'UsuarioDoPainel'>
        source="permissao"
        className={half}
        readOnly={isOwn}
        without={mayGrantPermissao(by, SMART) ? [] : [SMART]}
      />
      {isNew ? <Senha /> : <EntityField<'UsuarioDoPainel'> source="ativo" className={half} readOnly={isOwn} />}
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
