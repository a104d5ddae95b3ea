import {EntradaTexto} from '../components/entradas/EntradaTexto';
import {RecordForm} from '../components/entradas/RecordForm';

/** A shop's name as it stood on the first receipt is often shortened by the till: staff write it out. */
export default function LojaForm() {
  return (
    <RecordForm changed="Loja atualizada com sucesso" notLoaded="Erro ao carregar a loja">
      <EntradaTexto source="nomeLoja" rotulo="Nome da loja" />
    </RecordForm>
  );
}
