import {Botao, avisar} from '@clube/ui';
import {useEffect, useEffectEvent, type ReactNode} from 'react';
import {Form} from 'react-admin';
import {useFormState, type FieldValues} from 'react-hook-form';
import {useNavigate} from 'react-router-dom';
import {sentencaDoErro} from './erro';
import estilos from './Formulario.module.css';

interface Props {
  children: ReactNode;
  validar: (valores: FieldValues) => Record<string, string>;
  /** What the form begins with. */
  inicial?: FieldValues;
  /** Where "Cancelar" leads. */
  voltar: string;
  enviar: string;
}

/** The form of a record, inside react-admin's create or edit: a card, its fields, and the buttons below. */
export function Formulario({children, validar, inicial, voltar, enviar}: Props) {
  return (
    <Form
      className={estilos.formulario}
      validate={validar}
      reValidateMode="onChange"
      noValidate
      disableInvalidFormNotification
      {...(inicial && {defaultValues: inicial})}
    >
      <div className={estilos.cartao}>{children}</div>
      <Botoes voltar={voltar} enviar={enviar} />
    </Form>
  );
}

function Botoes({voltar, enviar}: {voltar: string; enviar: string}) {
  const navegar = useNavigate();
  const {isSubmitting, submitCount, errors} = useFormState();
  const dizerPrimeiro = useEffectEvent(() => {
    const primeiro = Object.values(errors)[0];
    const mensagem = primeiro?.type === 'manual' ? sentencaDoErro(primeiro.message) : undefined;
    if (mensagem) avisar.erro(mensagem);
  });
  useEffect(() => {
    if (submitCount > 0) dizerPrimeiro();
  }, [submitCount]);
  return (
    <div className={estilos.botoes}>
      <Botao type="submit" ocupado={isSubmitting && 'Salvando…'}>
        {enviar}
      </Botao>
      <Botao variante="secundario" onClick={() => void navegar(voltar)}>
        Cancelar
      </Botao>
    </div>
  );
}
