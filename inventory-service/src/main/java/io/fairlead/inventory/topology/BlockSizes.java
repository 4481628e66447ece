package io.fairlead.inventory.topology;

import java.util.List;

/** The sizes Slurm plans blocks with; Fairlead counts nodes itself and only checks them. */
final class BlockSizes {

    private BlockSizes() {}

    static void check(List<String> sizes, Located at, Findings findings) {
        for (String size : sizes) {
            if (!size.strip().matches("[1-9]\\d{0,8}")) {
                findings.error(
                        "block-size",
                        at,
                        "block size \"" + size.strip() + "\" is no positive whole number",
                        "write e.g. BlockSizes=18,36 or block_sizes: [18, 36]");
            }
        }
    }
}
