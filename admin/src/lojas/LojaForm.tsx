import {OBRIGATORIOS_LOJA, faltam, textoDe, type ErrosCampos} from '@clube/domain';
import {EntradaTexto} from '../components/entradas/EntradaTexto';
import {RecordForm} from '../components/entradas/RecordForm';

const validate = (values: Readonly<Record<string, unknown>>): ErrosCampos => faltam(values, OBRIGATORIOS_LOJA);
const toSend = ({nomeLoja}: Readonly<Record<string, unknown>>) => ({nomeLoja: textoDe(nomeLoja)});

/** A shop's name as it stood on the first receipt is often shortened by the till: staff write it out. */
export default function LojaForm() {
  return (
    <RecordForm
      changed="Loja atualizada com sucesso"
      notLoaded="Erro ao carregar a loja"
      validate={validate}
      toSend={toSend}
    >
      <EntradaTexto source="nomeLoja" rotulo="Nome da loja" maxLength={200} />
    </RecordForm>
  );
}
