-- Lists find a shipment by the number of its order, as the search by number does.
update shipment_text set words = left(shipment_text.words || E'\n' || lower(named.keys), 4000)
from (
  select "shipmentId", string_agg(key, E'\n') as keys from shipment_reference where kind = 'order' group by "shipmentId"
) as named
where named."shipmentId" = shipment_text."shipmentId" and position(lower(named.keys) in shipment_text.words) = 0;
