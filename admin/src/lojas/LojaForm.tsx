import {TextInput} from '../components/inputs/TextInput';
import {RecordForm} from '../components/inputs/RecordForm';

/** A store's name, corrected by staff: receipts often have it abbreviated. */
export default function LojaForm() {
  return (
    <RecordForm changed="Loja atualizada com sucesso" notLoaded="Erro ao carregar a loja">
      <TextInput source="nomeLoja" label="Nome da loja" />
    </RecordForm>
  );
}
