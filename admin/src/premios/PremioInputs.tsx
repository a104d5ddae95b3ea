import {ROTULOS_TIPO_PREMIO, TIPOS_PREMIO, formatarPontos, pontosDeCusto} from '@clube/domain';
import {CaixaMarcar} from '@clube/ui';
import {useInput, useRecordContext} from 'react-admin';
import {useWatch} from 'react-hook-form';
import {EntradaLonga, EntradaSelecao, EntradaTexto} from '../components/entradas/EntradaTexto';
import grade from '../components/entradas/Formulario.module.css';
import {centavosDe} from '../components/entradas/validar';
import {FotoInput} from './FotoInput';
import estilos from './Premios.module.css';
import type {Premio} from './tipos';

const TIPOS = TIPOS_PREMIO.map(valor => ({valor, texto: ROTULOS_TIPO_PREMIO[valor]}));

/** What the cost is in points, as it is typed. */
function PontosDoCusto() {
  const centavos = centavosDe(useWatch({name: 'custo'}));
  return (
    <p className={`${estilos.pontos} ${grade.terco}`} aria-live="polite">
      {centavos ? (
        <>
          <b>{formatarPontos(pontosDeCusto(centavos))}</b> pontos na loja
        </>
      ) : (
        'O custo dá o preço em pontos.'
      )}
    </p>
  );
}

function Combo() {
  const {field} = useInput({source: 'isCombo', format: (valor: unknown) => !!valor, parse: (valor: unknown) => valor});
  return (
    <CaixaMarcar checked={!!field.value} onChange={evento => field.onChange(evento.target.checked)}>
      Combo, com estoque limitado
    </CaixaMarcar>
  );
}

function Estoque() {
  const premio = useRecordContext<Premio>();
  return (
    <>
      <EntradaTexto source="quantidade" rotulo="Quantidade em estoque" inputMode="numeric" className={grade.terco} />
      {premio?.id !== undefined && (
        <EntradaTexto
          source="motivoEstoque"
          rotulo="Motivo da correção do estoque"
          dica="Necessário quando a quantidade muda."
          maxLength={200}
          className={grade.terco}
        />
      )}
    </>
  );
}

/** The fields of a prize of any type, to create or to change one. */
export function PremioInputs() {
  const [tipo, isCombo] = useWatch({name: ['tipo', 'isCombo']}) as [unknown, unknown];
  return (
    <>
      <EntradaTexto source="nome" rotulo="Nome" maxLength={200} />
      <EntradaTexto source="codigo" rotulo="Código" maxLength={40} className={grade.terco} />
      <EntradaSelecao source="tipo" rotulo="Tipo" opcoes={TIPOS} className={grade.terco} />
      <EntradaTexto source="tags" rotulo="Tags" opcional dica="Separadas por vírgula." className={grade.terco} />
      <EntradaTexto source="custo" rotulo="Custo (R$)" inputMode="decimal" className={grade.terco} />
      <PontosDoCusto />
      <EntradaTexto source="custoReal" rotulo="Custo real (R$)" opcional inputMode="decimal" className={grade.terco} />
      {tipo === 'bivolt' && (
        <EntradaTexto
          source="pontosAlternativo"
          rotulo="Preço em 220V (pontos)"
          opcional
          inputMode="numeric"
          dica="Vazio quando as duas voltagens custam o mesmo."
          className={grade.metade}
        />
      )}
      <Combo />
      {!!isCombo && <Estoque />}
      <EntradaLonga
        source="descricao"
        rotulo="Descrição"
        dica="Linhas em branco separam parágrafos."
        className={grade.metade}
      />
      <FotoInput className={grade.metade} />
    </>
  );
}
