import {BLOCK, UNBLOCK, cartaoStage, type CartaoChange} from '@clube/domain';
import {useState} from 'react';
import {useInfo} from '../../base/session/info';
import {Page} from '../../components/Page';
import {Banners} from './Banners';
import {CardFace} from './CardFace';
import styles from './Cartao.module.css';
import {CartaoRules} from './CartaoRules';
import {Pedidos} from './Pedidos';
import {Stage} from './Stage';
import {StatusModal} from './StatusModal';
import {Tiles} from './Tiles';

/** The prepaid card: state, balance, actions. */
export default function Cartao() {
  const {data: info} = useInfo();
  const [asking, setAsking] = useState<CartaoChange>();
  if (!info) return null;
  const {cartao, profile} = info;
  const stage = cartaoStage(cartao);
  return (
    <Page title="Cartão">
      <div className={styles.screen}>
        <div className={styles.main}>
          <CardFace cartao={cartao} nome={profile.nome} />
          <Stage cartao={cartao} onUnblock={() => setAsking(UNBLOCK)} />
        </div>
        {cartao && stage === 'entregue' && (
          <Tiles cartao={cartao} onBlock={() => setAsking(BLOCK)} onUnblock={() => setAsking(UNBLOCK)} />
        )}
        <Banners />
        <Pedidos />
        <CartaoRules />
      </div>
      {cartao && asking !== undefined && (
        <StatusModal cartao={cartao} change={asking} onClose={() => setAsking(undefined)} />
      )}
    </Page>
  );
}
