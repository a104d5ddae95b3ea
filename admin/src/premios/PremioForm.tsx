import {RecordForm} from '../components/entradas/RecordForm';
import {premioDigitado, premioEnviado, validarPremio} from './formulario';
import {PremioInputs} from './PremioInputs';

const INITIAL = {tipo: 'geral', isCombo: false, quantidade: '', tags: ''};

export default function PremioForm() {
  return (
    <RecordForm
      created="Prêmio cadastrado com sucesso"
      changed="Prêmio atualizado com sucesso"
      notLoaded="Erro ao buscar prêmios"
      validate={validarPremio}
      toSend={premioEnviado}
      asTyped={premioDigitado}
      initial={INITIAL}
    >
      <PremioInputs />
    </RecordForm>
  );
}
