import {TextInput} from '../components/inputs/TextInput';
import {RecordForm} from '../components/inputs/RecordForm';

/** A shop's name as it stood on the first receipt is often shortened by the till: staff write it out. */
export default function LojaForm() {
  return (
    <RecordForm changed="Loja atualizada com sucesso" notLoaded="Erro ao carregar a loja">
      <TextInput source="nomeLoja" label="Nome da loja" />
    </RecordForm>
  );
}
