import {service} from '@loopback/core';
import {SecondPersonRequired} from '../../kernel/approvals/refusals';
import {Conflict} from '../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {Voucher} from './codigo';
import {VouchersService} from './vouchers.service';

const create = defineEndpoint('POST /api/vouchers', {
  summary: 'Cadastra um voucher',
  description: 'Cada pintor o usa uma vez, com uma nota; sem datas vale sempre.',
  body: Voucher.create,
  answer: Voucher.row,
  status: 201,
  refuses: [Conflict, SecondPersonRequired],
});

@controller()
export class VouchersController {
  constructor(@service(VouchersService) private readonly vouchers: VouchersService) {}

  @endpoint(create)
  create({body}: Input<typeof create>) {
    return this.vouchers.create(body);
  }
}
